# Which servers there are, how many requests each is given at once, and who may purge. Six blocks per web server.
#
# `max_connections` sheds load before it reaches a server: what is above it is answered from a copy, or with 503 at once. For pages and
# calls it is twice MAX_IN_FLIGHT: above it the edge refuses the next request, whoever sent it, while a server refuses the address
# that has most requests waiting, so it has to see more than it can take. Files cost little and come by the dozen; the admin, function calls and uploads each have room that
# no rush of the others takes. `anyway`, without a probe, is asked when no server seems well and there is no copy: one who is only slow
# may still answer, and one who is dead says so at once.
# The probe asks every second; DRAIN_SECONDS=3 on the servers leaves it time to see that one is leaving.
# One of the pairs is always absent: a server is given nobody before its first good answer (`initial` below `threshold`), or every
# reload would send visitors to servers that are not there.
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
  new anyone = directors.shard();
  anyone.add_backend(web1_anyway);
  anyone.add_backend(web2_anyway);
  anyone.add_backend(web3_anyway);
  anyone.add_backend(web4_anyway);
  anyone.reconfigure();
}

# Whom the house has put in front of this one, and who names the visitor in X-Forwarded-For: what speaks TLS, a CDN. Where they speak the
# PROXY protocol instead (`varnishd -a :6086,PROXY`), nobody.
acl proxies {
  "127.0.0.1";
  "::1";
}

# The workers' machines. Never through one of the proxies.
acl purgers {
  "127.0.0.1";
  "::1";
}
