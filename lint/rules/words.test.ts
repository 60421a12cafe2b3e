import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

test.each([
  ['<h2>Onde assistir</h2>'],
  ['<p>{count} min</p>'],
  ["<p>{'Elenco'}</p>"],
  ["<p>{isOpen ? 'on' : text.off}</p>"],
  ['<>{name || `unknown ${id}`}</>'],
  ['<img alt="Cartaz" />'],
  ['<button aria-label="close" />'],
  ['<input placeholder={`find ${what}`} />'],
  ["<Block title={wide && 'Wide'} />"],
  ["const label = 'Título original';"],
  ["const month = 'março';"],
  ["type Season = 'verão';"],
  ['const date = `${day} de ${month}`;'],
  ["const heading = 'Elenco';"],
  ["throw new Error('nenhum resultado');"],
])('words are found in %s', (code) => {
  expect(complaintsOf('words', code)).toHaveLength(1);
});

test.each([
  ['<h2>{text.whereToWatch}</h2>'],
  ['<span aria-hidden="true"> · </span>'],
  ['<p>{rating}%</p>'],
  ['<a className="card" href={paths.movies()} rel="noopener" data-title="x" />'],
  ['<img alt="" />'],
  ['<img alt={title} />'],
  ['<button type="button" aria-label={text.close} />'],
  ["const path = '/filmes/em-cartaz';"],
  ["const slug = 'ficcao-cientifica';"],
  ["const tag = 'list:filmes';"],
  ["const name = 'getFilmesList';"],
  ["log.info('movie synced from the daily export');"],
  ["const zone = 'America/Sao_Paulo';"],
  ['// Título em português num comentário\nconst a = 1;'],
  ['const letters = /[ãõç]/;'],
])('no words are found in %s', (code) => {
  expect(complaintsOf('words', code)).toEqual([]);
});

test('the complaint quotes the words and says where they belong', () => {
  expect(complaintsOf('words', '<h2>Onde assistir</h2>')[0]).toMatch(/src\/shared\/text.*"Onde assistir"/);
});
