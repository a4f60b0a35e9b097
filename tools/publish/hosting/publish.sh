#!/bin/sh
# Publishes an uploaded build on the server it runs on: sh dist.hosting/publish.sh [FOLDER].
# Old assets are kept for 30 days because open pages may still request them. Each release has its
# own folder of pages, so that the server switches pages and policies together on a reload.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/publication"
dist=${here%.hosting}
folder=${1:-$folder}
pages=$folder/pages-$release

mkdir -p "$folder/assets" "$pages"
# The modification time of an asset is the last time it was part of a release.
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
