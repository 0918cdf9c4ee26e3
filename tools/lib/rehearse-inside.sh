# Runs inside the booted Debian of rehearse.sh: the rest of the install page, and then what may go wrong.
cd /srv/inktvis/current
node=$(echo "$PWD"/node_modules/node-linux-*/bin/node)
for service in content events mail; do
  systemd-run -q --unit="demo-$service" --working-directory="$PWD" -p User=inktvis -E MAIL_IN_PRODUCTION=on \
    -E CONTENT_WEBHOOK_SECRET=a-secret-of-the-rehearsal "$node" "embedded/$service/src/main.ts"
done
for port in 4322 4323 4324; do curl -s -m 30 --retry 60 --retry-delay 1 --retry-connrefused -o /dev/null "http://127.0.0.1:$port/"; done
for step in 3 4 5 6 7 8; do
  echo "== step $step"
  # nginx may still be reloading.
  if [ $step = 7 ]; then curl -s -m 30 --retry 60 --retry-delay 1 --retry-connrefused -o /dev/null https://www.your-festival.example/; fi
  sh -eux "/rehearsal/steps/$step.sh" </dev/null
done

site=https://www.your-festival.example
is() { [ "$1" = "$2" ] || { echo "FAILED: $1 instead of $2"; journalctl -n 40 --no-pager -o cat -u inktvis -u inktvis-backup; exit 1; }; }
code() { curl -s -m 5 -o /dev/null -w '%{http_code}' "$@" || true; }
# It has to come by itself.
comes_back() { curl -fsS -m 30 --retry 60 --retry-delay 1 --retry-all-errors -o /dev/null http://127.0.0.1:4321/readyz; }
# Nothing is waited for while the site cannot start.
stays_down() {
  ! systemctl restart inktvis || is started refused
  for _ in 1 2 3 4 5 6; do is "$(code $site/)" 200; sleep 1; done
  is "$(code $site/api/contact -d a=b)" 503
}
echo '== the first backup'
is "$(ls /var/backups/inktvis | wc -l)" 1
is "$(systemctl is-failed inktvis-backup)" inactive
echo '== a clock that is ahead takes two backups at most'
for n in 1 2 3 4; do touch -d '40 days ago' /var/backups/inktvis/inktvis-old-$n; done
systemctl start inktvis-backup
is "$(ls /var/backups/inktvis | grep -c old)" 2
rm /var/backups/inktvis/inktvis-old-*
echo '== no request is lost in a restart'
(systemctl restart inktvis; touch /run/restarted) &
until [ -e /run/restarted ]; do is "$(curl -s -m 20 -o /dev/null -w '%{http_code}' http://127.0.0.1:4321/healthz)" 200; done
echo '== a wrong setting'
is "$(code $site/)" 200
sed -i 's/^CONTENT_SPACE_ID=1001/CONTENT_SPACE_ID=x/' /etc/inktvis.env
stays_down
sed -i 's/^CONTENT_SPACE_ID=x/CONTENT_SPACE_ID=1001/' /etc/inktvis.env
comes_back
echo '== an older version on a newer database'
version() { "$node" -e "new (require('node:sqlite').DatabaseSync)('var/inktvis.db').exec('update store_version set version = version + ($1)')"; }
version 100
stays_down
version -100
comes_back
echo '== a full disk'
mount -t tmpfs -o size=1m tmpfs /srv/inktvis/var
chown inktvis:inktvis /srv/inktvis/var
head -c 2m /dev/zero >/srv/inktvis/var/full 2>/dev/null || true
systemctl restart inktvis
comes_back
is "$(code $site/programma)" 200
umount -l /srv/inktvis/var
systemctl restart inktvis
echo '== a socket with two addresses'
mkdir /etc/systemd/system/inktvis.socket.d
printf '[Socket]\nListenStream=127.0.0.1:4444\n' >/etc/systemd/system/inktvis.socket.d/second.conf
systemctl daemon-reload
systemctl stop inktvis.socket inktvis.service
systemctl start inktvis.socket inktvis.service
for port in 4321 4444 4321 4444; do is "$(curl -s -m 20 -o /dev/null -w '%{http_code}' http://127.0.0.1:$port/healthz)" 200; done
systemd-analyze security --no-pager inktvis.service inktvis-backup.service | tail -n 3
echo '== all of it went well'
