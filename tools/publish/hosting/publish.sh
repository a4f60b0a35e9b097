#!/bin/sh
# Publishes an uploaded build on this server: sh dist.hosting/publish.sh [FOLDER].
# Old assets and calendars are kept for 30 days because open pages may still request them. Each
# release has its own folder of pages, so that the server switches pages and policies together on a
# reload.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/publication"
dist=${here%.hosting}
mkdir -p "${1:-$folder}"
folder=$(cd "${1:-$folder}" && pwd)
pages=$folder/pages-$release

mkdir -p "$pages"
# The server uses the pages of the last release until its reload.
if [ -f "$folder/release" ]; then touch -c "$folder/pages-$(cat "$folder/release")"; fi
for kept in assets agenda; do
  mkdir -p "$folder/$kept"
  # The modification time of a file is the last time it was part of a release.
  if [ -f "$folder/$kept.list" ]; then
    (cd "$folder/$kept" && xargs touch -c <"$folder/$kept.list")
  fi
  cp -R "$dist/$kept/." "$folder/$kept/"
  (cd "$dist/$kept" && ls) >"$folder/$kept.list"
  find "$folder/$kept" -type f -mtime +30 -exec rm -f {} +
done
cp -R "$dist/." "$pages/"
cp -R "$folder/agenda" "$pages/"
rm -rf "$pages/assets" "$pages/_headers" "$pages/_redirects"
touch "$pages"
echo "$release" >"$folder/release"
chmod a+rx "$folder"
chmod -R a+rX "$folder/assets" "$pages"

find "$folder" -mindepth 1 -maxdepth 1 -name 'pages-*' -mtime +30 -exec rm -rf {} +
