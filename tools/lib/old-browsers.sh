#!/bin/sh
# old-browsers.sh FOLDER: a Debian 11 in FOLDER with Firefox ESR 115, Chromium 120 and WebKitGTK 2.44 (Safari 17.4), and a
# command for each beside it. Root on Debian; 1.5 GB and a few minutes, the first time. A command has /tmp, the network and the
# devices of the machine; what it mounts is gone when it ends. To remove all: rm -rf --one-file-system FOLDER.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
root=$folder/root
inside='for m in proc sys dev tmp; do mount --bind "/$m" "$0/$m"; done; exec chroot "$0" "$@"'
if [ ! -x "$root/usr/bin/WebKitWebDriver" ]; then
  command -v debootstrap >/dev/null || apt-get install -y -qq --no-install-recommends debootstrap
  # The mirror that this machine uses.
  mirror=$(cat /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null | awk '/^URIs:|^deb /{print $2; exit}')
  rm -rf --one-file-system "$root"
  debootstrap --variant=minbase --include=ca-certificates bullseye "$root" "$mirror"
  cp /etc/resolv.conf "$root/etc/"
  apt-config dump --no-empty Acquire | grep -E '^Acquire::(https?|Check)' >"$root/etc/apt/apt.conf.d/00host" || true
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
