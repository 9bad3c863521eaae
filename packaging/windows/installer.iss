; Inno Setup recipe: iscc /DVersion=0.1.0 packaging\windows\installer.iss, after packaging\freeze.spec.
; Installs for one user, without administrator; removes everything but what the player saved.
[Setup]
AppId=org.allfives.AllFives
AppName=All Fives
AppVersion={#Version}
AppPublisher=The All Fives project
DefaultDirName={autopf}\All Fives
DefaultGroupName=All Fives
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=allfives-{#Version}-windows-x86_64
SetupIconFile=..\..\build\allfives.ico
UninstallDisplayIcon={app}\allfives.exe
ChangesAssociations=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pt"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "pt_PT"; MessagesFile: "compiler:Languages\Portuguese.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"

[Files]
Source: "..\..\dist\allfives\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\All Fives"; Filename: "{app}\allfives.exe"; AppUserModelID: "org.allfives.AllFives"

[Registry]
Root: HKA; Subkey: "Software\Classes\.allfives"; ValueType: string; ValueData: "AllFives.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\AllFives.Record"; ValueType: string; ValueData: "All Fives match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\AllFives.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\allfives.exe,0"
Root: HKA; Subkey: "Software\Classes\AllFives.Record\shell\open\command"; ValueType: string; ValueData: """{app}\allfives.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.allfives-rules"; ValueType: string; ValueData: "AllFives.Rules"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\AllFives.Rules"; ValueType: string; ValueData: "All Fives house rules"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\AllFives.Rules\DefaultIcon"; ValueType: string; ValueData: "{app}\allfives.exe,0"
Root: HKA; Subkey: "Software\Classes\AllFives.Rules\shell\open\command"; ValueType: string; ValueData: """{app}\allfives.exe"" ""%1"""
