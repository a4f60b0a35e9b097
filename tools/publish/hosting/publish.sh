#!/bin/sh
# Publishes an uploaded build on the server it runs on: sh dist.hosting/publish.sh [FOLDER].
# What a visitor's open page may still ask for stays for 30 days; the pages of a release stand
# apart, so that the server begins to serve them with their own policies, when it is reloaded.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/publication"
dist=${here%.hosting}
folder=${1:-$folder}
pages=$folder/pages-$release

mkdir -p "$folder/assets" "$pages"
# The time of an asset is when it was last part of what is published.
if [ -f "$folder/assets.list" ]; then
  (cd "$folder/assets" && xargs touch -c <"$folder/assets.list")
fi
cp -R "$dist/assets/." "$folder/assets/"
(cd "$dist/assets" && ls) >"$folder/assets.list"
cp -R "$dist/." "$pages/"
rm -rf "$pages/assets" "$pages/_headers"
touch "$pages"
chmod -R a+rX "$folder/assets" "$pages"

find "$folder/assets" -type f -mtime +30 -exec rm -f {} +
find "$folder" -mindepth 1 -maxdepth 1 -name 'pages-*' -mtime +30 -exec rm -rf {} +
