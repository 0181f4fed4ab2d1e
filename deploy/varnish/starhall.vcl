# Varnish in front of Starhall, with vmod xkey (package varnish-modules). Settings of the store: CDN_PURGE=http://<varnish>:6081/
# and TRUST_PROXY (one more). TLS ends before Varnish. See "Several machines" in docs/operating.md.
vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# The machines of the store.
acl store {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ store || req.http.X-Forwarded-For ~ ",") {
      return (synth(403));
    }
    set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.Purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Uploads, live streams, calls and files of games are answered by the store.
  if (req.url ~ "^/(api|play-files|files/private|files/reviewed|dev|pay)(/|$)") {
    return (pass);
  }
  if (req.http.Authorization || req.http.Range) {
    return (pass);
  }
  # Of a visitor's cookies, these change what is shown; whoever has one is answered by the store.
  if (req.http.Cookie ~ "(^|;\s*)((__Host-)?(sid|presign|device)|token|age|wrote|i18n_redirected)=") {
    return (pass);
  }
  unset req.http.Cookie;
  # Old Internet Explorer and search engines are answered by the store. For everyone else, pages differ by kind of device and
  # system, which one name each stands for.
  if (req.http.User-Agent ~ "MSIE |Trident/|(?i)bot|crawl|spider|slurp|facebookexternalhit|lighthouse|embedly|quora link|preview") {
    return (pass);
  }
  call name_device;
  return (hash);
}

# As in src/domain/device/device.ts.
sub name_device {
  if (req.http.User-Agent ~ "iPad") {
    set req.http.User-Agent = "iPad";
  } else if (req.http.User-Agent ~ "iPhone|iPod") {
    set req.http.User-Agent = "iPhone Mobile";
  } else if (req.http.User-Agent ~ "Android") {
    if (req.http.User-Agent ~ "Tablet|PlayBook|Silk" || req.http.User-Agent !~ "Mobile") {
      set req.http.User-Agent = "Android Tablet";
    } else {
      set req.http.User-Agent = "Android Mobile";
    }
  } else if (req.http.User-Agent ~ "Tablet|PlayBook|Silk|Mobile|Windows Phone") {
    # Rare ones keep their own name.
    return;
  } else if (req.http.User-Agent ~ "Windows") {
    set req.http.User-Agent = "Windows";
  } else if (req.http.User-Agent ~ "Mac OS X|Macintosh") {
    set req.http.User-Agent = "Macintosh";
  } else {
    set req.http.User-Agent = "Other";
  }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # Only what the store names a key for may be held, and files whose name changes with them.
  if (!beresp.http.Surrogate-Key && beresp.http.Cache-Control !~ "immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  if (beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  # Beyond stale-while-revalidate, nothing old is shown.
  if (beresp.http.Cache-Control !~ "stale-while-revalidate") {
    set beresp.grace = 0s;
  }
  set beresp.keep = 0s;
}

sub vcl_deliver {
  # Caches behind this one cannot be purged.
  if (resp.http.Surrogate-Key && resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
}
