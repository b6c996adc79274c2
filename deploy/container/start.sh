#!/bin/sh
# Fills in nginx's configuration from the environment, checks it, and becomes nginx. docs/deploying.md names the values.
set -eu

: "${PAUSA_API:?names the back end, such as https://api.example.it}"
: "${PAUSA_LISTEN:=8080}"
: "${PAUSA_SERVER_NAME:=_}"
: "${PAUSA_ROOT:=/srv/pausa}"
: "${PAUSA_BRAND:=/srv/brand}"
: "${PAUSA_LOGS:=/var/log/pausa}"
: "${PAUSA_SCRIPT_SRC:=}"
: "${PAUSA_CONNECT_SRC:=}"
: "${PAUSA_FRAME_SRC:=}"
: "${PAUSA_IMG_SRC:=}"
# The folder of the templates, and one for what nginx writes.
: "${PAUSA_TEMPLATES:=/etc/pausa}"
: "${PAUSA_RUN:=/tmp/pausa}"
: "${PAUSA_LOCAL:=$PAUSA_TEMPLATES/server.conf}"
export PAUSA_API PAUSA_LISTEN PAUSA_SERVER_NAME PAUSA_ROOT PAUSA_BRAND PAUSA_LOGS PAUSA_LOCAL PAUSA_RUN
export PAUSA_SCRIPT_SRC PAUSA_CONNECT_SRC PAUSA_FRAME_SRC PAUSA_IMG_SRC

if [ ! -r "$PAUSA_BRAND/config.json" ]; then
  echo "There is no $PAUSA_BRAND/config.json: mount the provider's folder there." >&2
  exit 1
fi

# Replaces each ${PAUSA_NAME} by its value; a name without a value ends the start.
fill() {
  awk '{
    line = ""
    while (match($0, /[$][{]PAUSA_[A-Z_]+[}]/)) {
      name = substr($0, RSTART + 2, RLENGTH - 3)
      if (!(name in ENVIRON)) { print name " has no value." > "/dev/stderr"; exit 1 }
      line = line substr($0, 1, RSTART - 1) ENVIRON[name]
      $0 = substr($0, RSTART + RLENGTH)
    }
    print line $0
  }' "$1" > "$2"
}

mkdir -p "$PAUSA_RUN"
fill "$PAUSA_TEMPLATES/nginx.conf.template" "$PAUSA_RUN/nginx.conf"
fill "$PAUSA_TEMPLATES/pausa.conf.template" "$PAUSA_RUN/pausa.conf"
nginx -t -q -e stderr -c "$PAUSA_RUN/nginx.conf"
exec nginx -e stderr -c "$PAUSA_RUN/nginx.conf"
