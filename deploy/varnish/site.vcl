vcl 4.1;

# Varnish in front of any number of instances of the site (docs/operations.md). Needs varnish-modules (xkey). Start with:
#   varnishd -f site.vcl -p vcl_path=<this folder> $(sed 's/^/-p /' parameters) -a :80 -a purge=127.0.0.1:6082
# Pages come compressed, and a sixth of what Varnish does is logging headers and its own steps: `parameters` says so.

import directors;
import std;
import xkey;

# One probe for all: is the instance ready? One that received SIGTERM fails it first, and stops later.
probe ready {
  .url = "/readyz";
  .interval = 500ms;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

include "backends.vcl";

sub vcl_recv {
  # The instances purge every page when something was published, at a listener of its own that no visitor reaches.
  if (local.socket == "purge") {
    if (req.method != "PURGE") {
      return (synth(405));
    }
    # Purged objects are revalidated, and stay usable while no instance responds.
    return (synth(200, xkey.softpurge("content")));
  }

  set req.backend_hint = instances.backend();
  # These belong to machines behind us.
  if (req.url ~ "^/(healthz|readyz)(\?|$)") {
    return (synth(404));
  }
  if (req.http.X-Request-Id && req.http.X-Request-Id !~ "^[A-Za-z0-9_.:-]{8,64}$") {
    unset req.http.X-Request-Id;
  }

  # A stale copy is served only when no instance responds; the instances themselves decide the rest.
  if (req.restarts == 0) {
    unset req.http.X-Show-Stale;
    unset req.http.X-Asked;
    unset req.http.X-Preview;
  }
  if (std.healthy(req.backend_hint) && !req.http.X-Show-Stale) {
    set req.grace = 0s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/api/" || req.http.X-Preview) {
    return (pass);
  }
  # Only an instance can tell an editor's pass from a cookie with its name: it is asked, and then this begins again
  # (vcl_deliver). An editor's first page proves it by parameters of its own address instead.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?inktvis_voorbeeld=") {
    set req.http.X-Asked = req.url;
    set req.url = "/api/preview/pas";
    return (pass);
  }
  # Pages are the same for all visitors, and parameters of advertisements mean nothing to them.
  unset req.http.Cookie;
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|fbclid|gclid|msclkid)=[^&]*", "\1");
    set req.url = regsub(regsuball(regsuball(req.url, "&&+", "&"), "\?&+", "?"), "[?&]+$", "");
  }
  if (req.http.Accept-Encoding ~ "(^|[, ])br($|[;, ])") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Pictures of touring events come in the newest form that a browser reads; nothing else depends on what it accepts.
  if (req.url !~ "^/toerbeeld/") {
    unset req.http.Accept;
  } elsif (req.http.Accept ~ "image/webp") {
    set req.http.Accept = "image/webp,image/*";
  } else {
    set req.http.Accept = "image/*";
  }
  # Visitors with Save-Data get smaller pictures at the same address.
  if (req.url !~ "^/beeld/" || req.http.Save-Data != "on") {
    unset req.http.Save-Data;
  }
  return (hash);
}

# What an instance will log gets an id, the same for each try. Cache hits are not logged and get none.
sub identify {
  if (!req.http.X-Request-Id) {
    set req.http.X-Request-Id = std.random(100000, 999999) + "-" + req.xid;
  }
}

sub vcl_miss {
  call identify;
  return (fetch);
}

sub vcl_pass {
  call identify;
  return (fetch);
}

sub vcl_backend_fetch {
  # A post cannot be sent twice: it is sent over a connection that is not about to be closed.
  if (bereq.method != "GET" && bereq.method != "HEAD") {
    set bereq.http.Connection = "close";
  }
  unset bereq.http.X-Show-Stale;
  unset bereq.http.X-Asked;
  unset bereq.http.X-Preview;
  unset bereq.http.X-Life;
}

sub vcl_backend_response {
  # Headers between machines are read here once, and removed before the object is stored.
  set beresp.http.xkey = "content";
  set bereq.http.X-Life = beresp.http.CDN-Cache-Control;
  unset beresp.http.CDN-Cache-Control;
  unset beresp.http.X-Request-Id;
  # Another instance may do better.
  if (beresp.status >= 500 && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status >= 500) {
    # An older copy, if there is one, stays where it is.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  if (bereq.http.X-Life ~ "max-age=\d+") {
    # The life of a page, less the time that the instance has stored it.
    set beresp.ttl = std.duration(regsub(bereq.http.X-Life, "^.*max-age=(\d+).*$", "\1") + "s", 0s)
      - std.duration(regsub(beresp.http.Age, "^$", "0") + "s", 0s);
    unset beresp.http.Age;
    # What the instance itself had to take from its old copies is asked again soon.
    if (beresp.http.X-Cache == "STALE" || beresp.ttl < 1s) {
      set beresp.ttl = 1s;
    }
  }
  set beresp.grace = 1d;
  return (deliver);
}

sub vcl_backend_error {
  # The connection failed: nothing of the response was seen, and a page may be asked twice.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "30";
  set beresp.http.Cache-Control = "no-store";
  # A screen in the hall is unattended, so the page reloads itself. A form is not sent again.
  if (bereq.method == "GET" && bereq.url !~ "^/api/") {
    set beresp.http.Refresh = "30";
  }
  set beresp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.body = {"<!doctype html>
<html lang="nl-BE">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Even niet beschikbaar</title></head>
<body><main><h1>Even niet beschikbaar</h1><p>Deze pagina probeert het straks vanzelf opnieuw.</p><p><a href="/">Naar de startpagina</a></p></main></body>
</html>
"};
  return (deliver);
}

sub vcl_deliver {
  if (req.http.X-Asked) {
    set req.url = req.http.X-Asked;
    unset req.http.X-Asked;
    if (resp.http.X-Preview == "1") {
      set req.http.X-Preview = "1";
    } else {
      unset req.http.Cookie;
    }
    return (restart);
  }
  # Rather an older page than an error: once more, and now any copy will do.
  if (resp.status >= 500 && !req.http.X-Show-Stale && (req.method == "GET" || req.method == "HEAD")
    && req.url !~ "^/api/" && !req.http.Cookie) {
    set req.http.X-Show-Stale = "1";
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
  if (req.http.X-Request-Id) {
    set resp.http.X-Request-Id = req.http.X-Request-Id;
  }
  # Headers that are for the machines between site and visitor.
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  set resp.http.Cache-Control = "no-store";
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.X-Content-Type-Options = "nosniff";
  unset resp.http.X-Varnish;
  set resp.body = resp.reason + {"
"};
  return (deliver);
}
