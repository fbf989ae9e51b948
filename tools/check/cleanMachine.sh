#!/usr/bin/env bash
# Tries a command on a machine where nothing was installed by hand: a fresh clone of the last commit, in a chroot on an
# overlay of this system from which browsers, drivers, servers and caches are removed. Needs root on Debian; changes
# nothing outside of itself. Ports are this machine's own.
#   tools/check/cleanMachine.sh npm test
#   tools/check/cleanMachine.sh --user timeout 120 npm start     as an ordinary user
set -euo pipefail
account=root
[ "${1:-}" != --user ] || { account=visitor; shift; }
[ $# -gt 0 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2; }
source=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
room=$(mktemp -d)
trap 'rmdir "$room"' EXIT
export account source room
unshare --mount --propagation private bash -s -- "$@" <<'MACHINE'
set -euo pipefail
mount -t tmpfs -o size=70% tmpfs "$room"
mkdir "$room"/{changes,work,root}
mount -t overlay overlay -o "lowerdir=/,upperdir=$room/changes,workdir=$room/work" "$room/root"
mount -t proc proc "$room/root/proc"
mount --rbind /dev "$room/root/dev"
git clone -q "$source" "$room/changes/clone"
chroot "$room/root" bash -s -- "$@" <<'INSIDE'
set -uo pipefail
dpkg-query -W -f '${Package}\n' | grep -E '^(chromium|firefox|google-chrome|webkit2gtk|xvfb|nginx|redis|wrk$)' |
  DEBIAN_FRONTEND=noninteractive xargs -r apt-get purge -y -qq >/dev/null 2>&1
DEBIAN_FRONTEND=noninteractive apt-get autoremove -y -qq >/dev/null 2>&1
rm -rf /root/.cache /root/.npm /root/.local /tmp/* /usr/local/lib/node_modules/pnpm
cd /clone
git config --system --add safe.directory '*'
[ "$account" != root ] || exec "$@" </dev/null
useradd --create-home "$account"
[ ! -f /root/.npmrc ] || install -o "$account" /root/.npmrc "/home/$account/.npmrc"
chown -R "$account" /clone
chmod 1777 /tmp
exec setpriv --reuid "$account" --regid "$account" --init-groups env HOME="/home/$account" "$@" </dev/null
INSIDE
MACHINE
