#!/bin/sh
# old-browsers.sh FOLDER: a Debian 11 in FOLDER with Firefox ESR 115, Chromium 120 and WebKitGTK 2.44 (Safari 17.4), and a
# command for each beside it. Root on Debian; 1.5 GB and a few minutes, the first time. A command has /tmp, the network and the
# devices of the machine; what it mounts is gone when it ends. To remove all: rm -rf --one-file-system FOLDER.
set -eu
. "$(dirname "$0")/debian.sh"
mkdir -p "$1"
folder=$(cd "$1" && pwd)
root=$folder/root
inside='for m in proc sys dev tmp; do mount --bind "/$m" "$0/$m"; done; exec chroot "$0" "$@"'
if [ ! -x "$root/usr/bin/WebKitWebDriver" ]; then
  debian bullseye "$root" ca-certificates
  cp /etc/resolv.conf "$root/etc/"
  unshare --mount --propagation private sh -c "$inside" "$root" /usr/bin/env DEBIAN_FRONTEND=noninteractive sh -c \
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr chromium webkit2gtk-driver fonts-dejavu-core'
fi
for program in firefox-esr chromium WebKitWebDriver; do
  cat >"$folder/$program" <<EOF
#!/bin/sh
exec unshare --mount --propagation private sh -c '$inside' "$root" /usr/bin/env WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1 $program "\$@"
EOF
  chmod +x "$folder/$program"
done
