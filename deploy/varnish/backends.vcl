# The instances of the site.
backend site1 {
  .host = "site1";
  .port = "4321";
  .probe = ready;
}

backend site2 {
  .host = "site2";
  .port = "4321";
  .probe = ready;
}

sub vcl_init {
  new instances = directors.round_robin();
  instances.add_backend(site1);
  instances.add_backend(site2);
}
