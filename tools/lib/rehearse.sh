#!/bin/sh
# rehearse.sh FOLDER REPOSITORY: follows FOLDER/steps (tools/rehearse.mjs) on a fresh Debian in FOLDER/root. Steps 1 and 2 have
# the network of the machine; the booted rest (rehearse-inside.sh) has none. 3 GB; to remove all: rm -rf --one-file-system FOLDER.
set -eu
. "$(dirname "$0")/debian.sh"
folder=$1 root=$1/root
for program in systemd-nspawn:systemd-container git; do
  command -v "${program%:*}" >/dev/null || apt-get install -y -qq --no-install-recommends "${program#*:}"
done
if [ ! -e "$folder/trixie/rehearsal" ]; then
  debian trixie "$folder/trixie" ca-certificates,systemd-sysv,dbus,procps
  mkdir "$folder/trixie/rehearsal"
fi
rm -rf --one-file-system "$root"
cp -a --reflink=auto "$folder/trixie" "$root"
echo 'APT::Get::Assume-Yes "true";' >"$root/etc/apt/apt.conf.d/01rehearsal"
# The authorities that this machine trusts.
cp -r /usr/local/share/ca-certificates "$root/usr/local/share/"
cp -r "$folder/steps" "$2/tools/lib/rehearse-inside.sh" "$root/rehearsal/"
rm -rf "$folder/repository"
git clone -q --bare "$2" "$folder/repository"
git -C "$folder/repository" tag rehearsal
git -C "$folder/repository" bundle create -q "$root/rehearsal/inktvis.bundle" rehearsal

# What a person does: the settings of the embedded services, and a certificate of our own for the one of certbot.
cat >"$root/usr/local/bin/editor" <<'END'
#!/bin/sh
sed -i -E -e 's/^(CONTENT_URL|EVENTS_URL|MAIL_URL)=.*/\1=/' -e 's/^CONTENT_SPACE_ID=/&1001/' -e 's/^CONTENT_TOKEN=/&inktvis-publiek/' \
  -e 's/^CONTENT_PREVIEW_TOKEN=/&inktvis-voorbeeld/' -e 's/^CONTENT_WEBHOOK_SECRET=/&a-secret-of-the-rehearsal/' "$1"
END
cat >"$root/usr/local/bin/certbot" <<'END'
#!/bin/sh -eu
folder=/etc/letsencrypt/live/www.your-festival.example
mkdir -p "$folder"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.your-festival.example \
  -addext subjectAltName=DNS:www.your-festival.example -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null
cp "$folder/fullchain.pem" /usr/local/share/ca-certificates/rehearsal.crt
update-ca-certificates >/dev/null
echo '127.0.0.1 www.your-festival.example' >>/etc/hosts
END
chmod +x "$root/usr/local/bin/editor" "$root/usr/local/bin/certbot"
cat >"$root/etc/systemd/system/rehearsal.service" <<'END'
[Unit]
After=nginx.service
SuccessAction=exit
FailureAction=exit
[Service]
Type=oneshot
ExecStart=/bin/sh -eu /rehearsal/rehearse-inside.sh
StandardOutput=journal+console
StandardError=journal+console
[Install]
WantedBy=multi-user.target
END

# Debian 13 wants a machine with one hierarchy of control groups.
export root
inside() {
  unshare --mount --propagation private sh -euc '
    [ -e /sys/fs/cgroup/cgroup.procs ] || { umount -l -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; }
    exec systemd-nspawn -q --register=no --keep-unit -M inktvis-rehearsal -D "$root" "$@"' - "$@" </dev/null
}
inside --pipe sh -c 'update-ca-certificates >/dev/null && systemctl enable -q rehearsal.service'
for step in 1 2; do
  inside --pipe env DEBIAN_FRONTEND=noninteractive sh -eux "/rehearsal/steps/$step.sh"
done
inside --private-network -b systemd.show_status=no
