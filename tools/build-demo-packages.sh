#!/usr/bin/env bash
# Builds the tiny packages of the demo games: one signed APK per Android game, one Windows program for all.
# Needs Debian's aapt, apksigner, zipalign, android-framework-res and a JDK's keytool. The results are committed.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
keytool -genkeypair -keystore "$work/demo.jks" -storepass starhall -keypass starhall -alias demo -keyalg RSA -keysize 2048 \
  -validity 10000 -dname 'CN=Starhall demo' 2>/dev/null
framework=/usr/share/android-framework-res/framework-res.apk
node tools/list-demo-packages.ts | while IFS=$'\t' read -r slug package name code label; do
  mkdir -p "$work/$slug/res/drawable"
  cp "demo/assets/$slug/icon-w96.webp" "$work/$slug/res/drawable/icon.webp"
  cat >"$work/$slug/AndroidManifest.xml" <<XML
<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="$package" android:versionCode="$code" android:versionName="$name">
  <uses-sdk android:minSdkVersion="28" android:targetSdkVersion="34"/>
  <application android:label="$label" android:icon="@drawable/icon" android:hasCode="false"/>
</manifest>
XML
  aapt package -f -M "$work/$slug/AndroidManifest.xml" -S "$work/$slug/res" -I "$framework" -F "$work/$slug.raw" >/dev/null
  zipalign -f 4 "$work/$slug.raw" "$work/$slug.aligned"
  apksigner sign --ks "$work/demo.jks" --ks-pass pass:starhall --out "demo/packages/$slug.apk" "$work/$slug.aligned"
  rm -f "demo/packages/$slug.apk.idsig"
done
node tools/write-demo-program.ts demo/packages/starhall-demo.exe
