# Written by `node tools/edge-vcl.ts`; a test compares it with the site.
sub keep_page_query_1 {
  if (req.url !~ "[?&](q|tipo|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&q(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(q(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&tipo(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(tipo(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_2 {
  if (req.url !~ "[?&](plataformas|acesso|idade|duracao|de|ate|pais|audio|nota|genero|ordenacao|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!plataformas(?:=|&|$))[^&]*", "");
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!acesso(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&idade(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(idade(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&duracao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(duracao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&de(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(de(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ate(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ate(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pais(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pais(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&audio(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(audio(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&nota(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(nota(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&genero(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(genero(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ordenacao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ordenacao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_3 {
  if (req.url !~ "[?&](plataformas|acesso|idade|duracao|de|ate|pais|audio|nota|ano|ordenacao|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!plataformas(?:=|&|$))[^&]*", "");
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!acesso(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&idade(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(idade(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&duracao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(duracao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&de(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(de(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ate(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ate(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pais(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pais(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&audio(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(audio(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&nota(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(nota(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ano(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ano(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ordenacao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ordenacao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_4 {
  if (req.url !~ "[?&](acesso|idade|duracao|de|ate|pais|audio|nota|genero|ordenacao|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!acesso(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&idade(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(idade(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&duracao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(duracao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&de(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(de(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ate(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ate(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pais(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pais(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&audio(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(audio(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&nota(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(nota(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&genero(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(genero(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ordenacao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ordenacao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_5 {
  if (req.url !~ "[?&](pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_6 {
  if (req.url !~ "[?&](tipo|ordenacao|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&tipo(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(tipo(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ordenacao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ordenacao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_7 {
  if (req.url !~ "[?&](tipo|acesso|idade|duracao|de|ate|pais|audio|nota|genero|ordenacao|pagina|page|pageFilmes|pageSeries)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&tipo(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(tipo(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!acesso(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&idade(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(idade(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&duracao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(duracao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&de(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(de(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ate(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ate(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pais(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pais(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&audio(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(audio(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&nota(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(nota(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&genero(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(genero(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ordenacao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ordenacao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pageFilmes(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pageFilmes(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pageSeries(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pageSeries(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_8 {
  if (req.url !~ "[?&](semana|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&semana(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(semana(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_9 {
  if (req.url !~ "[?&](tempo|com|onde|plataformas|clima|vistos)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&tempo(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(tempo(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&com(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(com(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&onde(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(onde(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!plataformas(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&clima(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(clima(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&vistos(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(vistos(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_10 {
  if (req.url !~ "[?&](so)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&so(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(so(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_11 {
  if (req.url !~ "[?&](t|horas|inicio|meus|q)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&t(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(t(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&horas(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(horas(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&inicio(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(inicio(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!meus(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&q(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(q(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_12 {
  if (req.url !~ "[?&](plataforma)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&plataforma(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(plataforma(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_13 {
  if (req.url !~ "[?&](pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_14 {
  if (req.url !~ "[?&](tipo|funcao|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&tipo(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(tipo(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&funcao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(funcao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_15 {
  if (req.url !~ "[?&](pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_16 {
  if (req.url !~ "[?&](assunto|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&assunto(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(assunto(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_17 {
  if (req.url !~ "[?&](cap|pagina|page)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&cap(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(cap(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_18 {
  if (req.url !~ "[?&](situacao)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&situacao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(situacao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_19 {
  if (req.url !~ "[?&](ate)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&ate(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ate(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query_20 {
  if (req.url !~ "[?&](dia)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&dia(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(dia(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_page_query {
  if (req.url ~ "^/buscar(?:\.data|/+)?\?") {
    call keep_page_query_1;
  } else if (req.url ~ "^/(?:filmes|series)(?:\.data|/+)?\?") {
    call keep_page_query_2;
  } else if (req.url ~ "^/(?:filmes|series)/genero/[^/?]+(?:\.data|/+)?\?") {
    call keep_page_query_3;
  } else if (req.url ~ "^/(?:filmes|series)/plataforma/[^/?]+(?:\.data|/+)?\?") {
    call keep_page_query_4;
  } else if (req.url ~ "^/(?:filmes|series)/[^/?]+(?:\.data|/+)?\?") {
    call keep_page_query_5;
  } else if (req.url ~ "^/generos/[^/?]+(?:\.data|/+)?\?") {
    call keep_page_query_6;
  } else if (req.url ~ "^/plataformas/[^/?]+(?:\.data|/+)?\?") {
    call keep_page_query_7;
  } else if (req.url ~ "^/plataformas/[^/?]+/(?:entraram|sairam)(?:\.data|/+)?\?") {
    call keep_page_query_8;
  } else if (req.url ~ "^/hoje(?:\.data|/+)?\?") {
    call keep_page_query_9;
  } else if (req.url ~ "^/gratis(?:\.data|/+)?\?") {
    call keep_page_query_10;
  } else if (req.url ~ "^/rodizio(?:\.data|/+)?\?") {
    call keep_page_query_11;
  } else if (req.url ~ "^/agenda(?:/[^/?]+)?(?:\.data|/+)?\?") {
    call keep_page_query_12;
  } else if (req.url ~ "^/pessoas(?:\.data|/+)?\?") {
    call keep_page_query_13;
  } else if (req.url ~ "^/pessoa/[^/?]+(?:\.data|/+)?\?") {
    call keep_page_query_14;
  } else if (req.url ~ "^/colecoes(?:\.data|/+)?\?") {
    call keep_page_query_15;
  } else if (req.url ~ "^/noticias(?:\.data|/+)?\?") {
    call keep_page_query_16;
  } else if (req.url ~ "^/serie/[^/?]+/capitulos(?:\.data|/+)?\?") {
    call keep_page_query_17;
  } else if (req.url ~ "^/(?:filme|serie)/[^/?]+/informar-erro(?:\.data|/+)?\?") {
    call keep_page_query_18;
  } else if (req.url ~ "^/serie/[^/?]+/[0-9]+(?:\.data|/+)?\?") {
    call keep_page_query_19;
  } else if (req.url ~ "^/previa/inicio/[^/?]+(?:\.data|/+)?\?") {
    call keep_page_query_20;
  } else {
    set req.url = regsub(req.url, "\?.*$", "");
  }
}

sub keep_api_query {
  if (req.url !~ "[?&](movieId|movieSlug|similarOptions\.limit|seriesId|seriesSlug|seasonNumber|page|timeWindow|mediaType|limit|region|genero|ano|ordenacao|pagina|regiao|idioma|tipo|includeAdult|providerSlug|votosMinimos|avaliacaoMinima|avaliacaoMaxima|plataformas|acesso|idade|duracao|de|ate|pais|audio|nota|evento|semana|titleId|titleSlug|tempo|com|onde|clima|vistos|plataforma|t|horas|inicio|meus|personId|personSlug|query|language|collectionId|slug|assunto|url|size)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&movieId(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(movieId(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&movieSlug(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(movieSlug(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&similarOptions\.limit(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(similarOptions\.limit(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&seriesId(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(seriesId(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&seriesSlug(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(seriesSlug(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&seasonNumber(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(seasonNumber(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&page(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(page(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&timeWindow(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(timeWindow(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&mediaType(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(mediaType(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&limit(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(limit(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&region(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(region(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&genero(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(genero(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ano(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ano(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ordenacao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ordenacao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pagina(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pagina(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&regiao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(regiao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&idioma(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(idioma(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&tipo(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(tipo(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&includeAdult(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(includeAdult(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&providerSlug(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(providerSlug(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&votosMinimos(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(votosMinimos(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&avaliacaoMinima(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(avaliacaoMinima(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&avaliacaoMaxima(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(avaliacaoMaxima(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!plataformas(?:=|&|$))[^&]*", "");
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!acesso(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&idade(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(idade(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&duracao(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(duracao(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&de(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(de(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&ate(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(ate(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&pais(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(pais(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&audio(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(audio(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&nota(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(nota(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&evento(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(evento(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&semana(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(semana(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&titleId(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(titleId(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&titleSlug(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(titleSlug(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&tempo(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(tempo(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&com(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(com(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&onde(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(onde(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&clima(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(clima(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&vistos(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(vistos(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&plataforma(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(plataforma(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&t(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(t(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&horas(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(horas(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&inicio(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(inicio(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = req.url + regsuball(req.http.X-Edge-Query, "&(?!meus(?:=|&|$))[^&]*", "");
  if (req.http.X-Edge-Query ~ "&personId(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(personId(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&personSlug(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(personSlug(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&query(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(query(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&language(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(language(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&collectionId(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(collectionId(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&slug(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(slug(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&assunto(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(assunto(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&url(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(url(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&size(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(size(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}

sub keep_oembed_query {
  if (req.url !~ "[?&](url|maxwidth|maxheight|format)(=|&|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.http.X-Edge-Query = "&" + regsub(req.url, "^[^?]*\?", "");
  set req.url = regsub(req.url, "\?.*$", "?");
  if (req.http.X-Edge-Query ~ "&url(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(url(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&maxwidth(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(maxwidth(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&maxheight(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(maxheight(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  if (req.http.X-Edge-Query ~ "&format(=|&|$)") {
    set req.url = req.url + regsub(req.http.X-Edge-Query, "^.*?&(format(?:=[^&]*)?)(?:&.*)?$", "&\1");
  }
  set req.url = regsub(req.url, "\?&?$", "");
  set req.url = regsub(req.url, "\?&", "?");
  unset req.http.X-Edge-Query;
}
