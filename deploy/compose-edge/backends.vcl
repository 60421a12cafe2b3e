# deploy/edge/backends.vcl for compose.yaml: the servers have the addresses it gives them. Varnish resolves names only once, at start.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend web1 { .host = "10.99.0.21"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 64; .probe = ready; }
backend web1_files { .host = "10.99.0.21"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 128; .probe = ready; }
backend web1_desk { .host = "10.99.0.21"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 16; .probe = ready; }
backend web1_calls { .host = "10.99.0.21"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 64; .probe = ready; }
backend web1_uploads { .host = "10.99.0.21"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 4; .probe = ready; }
backend web1_streams { .host = "10.99.0.21"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 5s; .between_bytes_timeout = 30s; .max_connections = 250; .probe = ready; }
backend web1_anyway { .host = "10.99.0.21"; .port = "3000"; .connect_timeout = 400ms; .first_byte_timeout = 10s; .max_connections = 64; }
backend web2 { .host = "10.99.0.22"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 64; .probe = ready; }
backend web2_files { .host = "10.99.0.22"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 128; .probe = ready; }
backend web2_desk { .host = "10.99.0.22"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 16; .probe = ready; }
backend web2_calls { .host = "10.99.0.22"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 64; .probe = ready; }
backend web2_uploads { .host = "10.99.0.22"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 4; .probe = ready; }
backend web2_streams { .host = "10.99.0.22"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 5s; .between_bytes_timeout = 30s; .max_connections = 250; .probe = ready; }
backend web2_anyway { .host = "10.99.0.22"; .port = "3000"; .connect_timeout = 400ms; .first_byte_timeout = 10s; .max_connections = 64; }
backend images1 { .host = "10.99.0.31"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 128; .probe = ready; }

sub vcl_init {
  new pages = directors.shard();
  pages.add_backend(web1);
  pages.add_backend(web2);
  pages.reconfigure();
  new files = directors.shard();
  files.add_backend(web1_files);
  files.add_backend(web2_files);
  files.reconfigure();
  new pictures = directors.shard();
  pictures.add_backend(images1);
  pictures.reconfigure();
  new desk = directors.shard();
  desk.add_backend(web1_desk);
  desk.add_backend(web2_desk);
  desk.reconfigure();
  new calls = directors.shard();
  calls.add_backend(web1_calls);
  calls.add_backend(web2_calls);
  calls.reconfigure();
  new uploads = directors.shard();
  uploads.add_backend(web1_uploads);
  uploads.add_backend(web2_uploads);
  uploads.reconfigure();
  new streams = directors.shard();
  streams.add_backend(web1_streams);
  streams.add_backend(web2_streams);
  streams.reconfigure();
  new anyone = directors.shard();
  anyone.add_backend(web1_anyway);
  anyone.add_backend(web2_anyway);
  anyone.reconfigure();
}

# The TLS proxy on the host arrives from the network's gateway. If the port were published to the outside, every client would
# arrive from there: then this list must be empty, or any client could forge the visitor's address.
acl proxies {
  "10.99.0.1";
}

# The worker's fixed address in compose.yaml. Never the gateway, from which all clients arrive.
acl purgers {
  "10.99.0.11";
}
