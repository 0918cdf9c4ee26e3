# Sourced by old-browsers.sh and rehearse.sh.

# debian SUITE FOLDER PACKAGES: a minimal Debian in FOLDER, with packages from where this machine has them. Root on Debian.
debian() {
  command -v debootstrap >/dev/null || apt-get install -y -qq --no-install-recommends debootstrap
  mirror=$(cat /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null | awk '/^URIs:|^deb /{print $2; exit}')
  rm -rf --one-file-system "$2"
  debootstrap --variant=minbase --include="$3" "$1" "$2" "$mirror"
  apt-config dump --no-empty Acquire | grep -E '^Acquire::(https?|Check)' >"$2/etc/apt/apt.conf.d/00host" || true
}
