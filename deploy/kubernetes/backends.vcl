# deploy/edge/backends.vcl for Kubernetes: the Service spreads over the pods that are ready, so there is one backend for each kind of
# work. Connections are those of this Varnish to all pods together: raise them with the number of pods.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend web { .host = "lanterninha-web"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 192; .probe = ready; }
backend web_files { .host = "lanterninha-web"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 384; .probe = ready; }
backend web_desk { .host = "lanterninha-web"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 48; .probe = ready; }
backend web_calls { .host = "lanterninha-web"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 192; .probe = ready; }
backend web_uploads { .host = "lanterninha-web"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 12; .probe = ready; }
backend web_streams { .host = "lanterninha-web"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 5s; .between_bytes_timeout = 30s; .max_connections = 750; .probe = ready; }
backend web_anyway { .host = "lanterninha-web"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 10s; .max_connections = 192; }
backend images { .host = "lanterninha-images"; .port = "3000"; .connect_timeout = 500ms; .first_byte_timeout = 15s; .max_connections = 256; .probe = ready; }

sub vcl_init {
  new pages = directors.shard();
  pages.add_backend(web);
  pages.reconfigure();
  new files = directors.shard();
  files.add_backend(web_files);
  files.reconfigure();
  new desk = directors.shard();
  desk.add_backend(web_desk);
  desk.reconfigure();
  new calls = directors.shard();
  calls.add_backend(web_calls);
  calls.reconfigure();
  new uploads = directors.shard();
  uploads.add_backend(web_uploads);
  uploads.reconfigure();
  new streams = directors.shard();
  streams.add_backend(web_streams);
  streams.reconfigure();
  new anyone = directors.shard();
  anyone.add_backend(web_anyway);
  anyone.reconfigure();
  new pictures = directors.shard();
  pictures.add_backend(images);
  pictures.reconfigure();
}

# The Ingress controller's pods, which name the visitor in X-Forwarded-For. Narrow it to their network; NetworkPolicy lets no other pod in.
acl proxies {
  "10.0.0.0"/8;
}

# Workers; a purge needs EDGE_PURGE_SECRET as well. Narrow it to your cluster's network of pods.
acl purgers {
  "10.0.0.0"/8;
}
