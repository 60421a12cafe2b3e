# The servers, how many requests each gets at once, and who may purge. Seven backends per web server.
#
# `max_connections` sheds load before it reaches a server: the edge answers what is above it from a stale copy or with 503.
# For pages and calls it is twice MAX_IN_FLIGHT: the edge refuses whichever request comes next, while a server refuses the address
# with the most waiting requests, so it must see more than it can take. Files are cheap and come by the dozen. The admin,
# function calls and uploads have their own limits, so that a rush of visitors does not use them up.
# Event streams stay open for minutes and have backends of their own (`streams`); their limit is that of a process (250).
# `anyway` has no probe. It is used when no server is healthy and there is no copy: a slow server may still answer, and a dead
# one fails at once.
# The probe runs every second; DRAIN_SECONDS=3 on the servers leaves it time to see that one is stopping.
# One of the two pairs is always absent. A server gets no requests before its first good probe (`initial` below `threshold`);
# otherwise every reload would send visitors to absent servers.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}

# Blue.
backend web1 {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web1_files {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 128;
  .probe = ready;
}

backend web1_desk {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 16;
  .probe = ready;
}

backend web1_calls {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web1_uploads {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 4;
  .probe = ready;
}

backend web1_streams {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 500ms;
  .first_byte_timeout = 5s;
  .between_bytes_timeout = 30s;
  .max_connections = 250;
  .probe = ready;
}

backend web1_anyway {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 400ms;
  .first_byte_timeout = 10s;
  .max_connections = 64;
}

backend web2 {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web2_files {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 128;
  .probe = ready;
}

backend web2_desk {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 16;
  .probe = ready;
}

backend web2_calls {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web2_uploads {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 4;
  .probe = ready;
}

backend web2_streams {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 500ms;
  .first_byte_timeout = 5s;
  .between_bytes_timeout = 30s;
  .max_connections = 250;
  .probe = ready;
}

backend web2_anyway {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 400ms;
  .first_byte_timeout = 10s;
  .max_connections = 64;
}

# Green.
backend web3 {
  .host = "127.0.0.1";
  .port = "3100";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web3_files {
  .host = "127.0.0.1";
  .port = "3100";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 128;
  .probe = ready;
}

backend web3_desk {
  .host = "127.0.0.1";
  .port = "3100";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 16;
  .probe = ready;
}

backend web3_calls {
  .host = "127.0.0.1";
  .port = "3100";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web3_uploads {
  .host = "127.0.0.1";
  .port = "3100";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 4;
  .probe = ready;
}

backend web3_streams {
  .host = "127.0.0.1";
  .port = "3100";
  .connect_timeout = 500ms;
  .first_byte_timeout = 5s;
  .between_bytes_timeout = 30s;
  .max_connections = 250;
  .probe = ready;
}

backend web3_anyway {
  .host = "127.0.0.1";
  .port = "3100";
  .connect_timeout = 400ms;
  .first_byte_timeout = 10s;
  .max_connections = 64;
}

backend web4 {
  .host = "127.0.0.1";
  .port = "3101";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web4_files {
  .host = "127.0.0.1";
  .port = "3101";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 128;
  .probe = ready;
}

backend web4_desk {
  .host = "127.0.0.1";
  .port = "3101";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 16;
  .probe = ready;
}

backend web4_calls {
  .host = "127.0.0.1";
  .port = "3101";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 64;
  .probe = ready;
}

backend web4_uploads {
  .host = "127.0.0.1";
  .port = "3101";
  .connect_timeout = 500ms;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  .max_connections = 4;
  .probe = ready;
}

backend web4_streams {
  .host = "127.0.0.1";
  .port = "3101";
  .connect_timeout = 500ms;
  .first_byte_timeout = 5s;
  .between_bytes_timeout = 30s;
  .max_connections = 250;
  .probe = ready;
}

backend web4_anyway {
  .host = "127.0.0.1";
  .port = "3101";
  .connect_timeout = 400ms;
  .first_byte_timeout = 10s;
  .max_connections = 64;
}

sub vcl_init {
  new pages = directors.shard();
  pages.add_backend(web1);
  pages.add_backend(web2);
  pages.add_backend(web3);
  pages.add_backend(web4);
  pages.reconfigure();
  new files = directors.shard();
  files.add_backend(web1_files);
  files.add_backend(web2_files);
  files.add_backend(web3_files);
  files.add_backend(web4_files);
  files.reconfigure();
  new pictures = directors.shard();
  pictures.add_backend(web1_files);
  pictures.add_backend(web2_files);
  pictures.add_backend(web3_files);
  pictures.add_backend(web4_files);
  pictures.reconfigure();
  new desk = directors.shard();
  desk.add_backend(web1_desk);
  desk.add_backend(web2_desk);
  desk.add_backend(web3_desk);
  desk.add_backend(web4_desk);
  desk.reconfigure();
  new calls = directors.shard();
  calls.add_backend(web1_calls);
  calls.add_backend(web2_calls);
  calls.add_backend(web3_calls);
  calls.add_backend(web4_calls);
  calls.reconfigure();
  new uploads = directors.shard();
  uploads.add_backend(web1_uploads);
  uploads.add_backend(web2_uploads);
  uploads.add_backend(web3_uploads);
  uploads.add_backend(web4_uploads);
  uploads.reconfigure();
  new streams = directors.shard();
  streams.add_backend(web1_streams);
  streams.add_backend(web2_streams);
  streams.add_backend(web3_streams);
  streams.add_backend(web4_streams);
  streams.reconfigure();
  new anyone = directors.shard();
  anyone.add_backend(web1_anyway);
  anyone.add_backend(web2_anyway);
  anyone.add_backend(web3_anyway);
  anyone.add_backend(web4_anyway);
  anyone.reconfigure();
}

# Our proxies in front of this Varnish (TLS, a CDN), which name the visitor in X-Forwarded-For. Leave it empty where they use the
# PROXY protocol instead (`varnishd -a :6086,PROXY`).
acl proxies {
  "127.0.0.1";
  "::1";
}

# The workers' machines, which must not purge through one of the proxies.
acl purgers {
  "127.0.0.1";
  "::1";
}
