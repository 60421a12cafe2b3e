import { readFile, stat, writeFile } from 'node:fs/promises';
import { exportArchive } from '#server/admin/archive/export-archive.ts';
import { countArchive, importArchive } from '#server/admin/archive/import-archive.ts';
import { parseArchive, SECTION_NAMES } from '#server/admin/archive/parse-archive.ts';
import { openArchivedPictures, picturesFileOf, writeArchivedPictures } from '#server/images/archived-pictures.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { COMMAND_LINE } from '#server/staff/audited.ts';
import { ARCHIVE } from '#shared/admin/domain/limits.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { Failure } from '#shared/domain/failure.ts';
import { catalogueCommand } from './command.ts';
import { freeText, required, switchOption } from './parameters.ts';

export const exportEditorial = catalogueCommand({
  summary: 'write what editors wrote into one JSON file, and their pictures into a second, for another installation',
  arguments: { file: required(freeText, 'the file to write; it must not exist') },
  async run({ file }, { ctx, terminal }) {
    const archive = await exportArchive(ctx);
    try {
      await writeArchivedPictures(ctx.db, picturesFileOf(file), archive.pictures);
    } catch (error) {
      throw error instanceof Failure ? new OperatorError(error.message) : error;
    }
    await writeFile(file, `${JSON.stringify(archive, null, 1)}\n`, { flag: 'wx', mode: 0o600 });
    for (const section of SECTION_NAMES) terminal.print(`${section}: ${archive[section].length}`);
  },
});

export const importEditorial = catalogueCommand({
  summary: 'show what an editorial archive would change here; with --apply, import it',
  arguments: { file: required(freeText, 'a file that archive:export or the admin wrote') },
  options: { apply: switchOption('write it; without it nothing changes') },
  async run({ file, apply }, { ctx, terminal }) {
    if ((await stat(file)).size > ARCHIVE.bytes)
      throw new OperatorError(adminArchive.tooLarge(ARCHIVE.bytes / 1024 / 1024));
    try {
      const archive = parseArchive(await readFile(file, 'utf8'));
      for (const [section, { added, changed, kept, same }] of Object.entries(await countArchive(ctx, archive)))
        terminal.print(`${section}: ${added} new, ${changed} changed, ${kept} different and kept, ${same} equal`);
      const pictures = await openArchivedPictures(picturesFileOf(file), archive.pictures);
      try {
        if (!apply) return terminal.print('nothing was written; --apply imports it');
        terminal.print(`${await importArchive(ctx, COMMAND_LINE, archive, pictures.read)} written`);
      } finally {
        await pictures.close();
      }
    } catch (error) {
      throw error instanceof Failure ? new OperatorError(error.message) : error;
    }
  },
});
