import { Link } from 'react-router';
import { taxonomyPath } from '#shared/admin/domain/paths.ts';
import type { TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { listServiceHosts } from '#shared/domain/titles/service-links.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field, TextField } from '../forms/field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from '../site/site.module.css';

const words = adminTaxonomy;

interface TaxonomyFormProps {
  kind: TaxonomyKind;
  line: TaxonomyLine;
  mayEdit: boolean;
  outcome: Outcome | undefined;
}

export function TaxonomyForm({ kind, line: { key, version, shown }, mayEdit, outcome }: TaxonomyFormProps) {
  const own = outcomeOf(outcome, 'save');
  const refused = own && !own.notice && own.values?.key === key ? own : undefined;
  const input = (name: 'name' | 'slug' | 'h1', hint = '') => (
    <Field
      name={name}
      label={words.fields[name]}
      {...(hint && { hint })}
      outcome={refused}
      defaultValue={shown[name]}
      autoComplete="off"
    />
  );
  const link = (name: 'serviceUrl' | 'searchUrl', hint: string) => {
    const hosts = listServiceHosts(Number(key));
    return (
      <Field
        name={name}
        label={words.fields[name]}
        hint={[hint, hosts.length > 0 && words.hostsHint(hosts.join(', '))].filter(Boolean).join(' ')}
        outcome={refused}
        defaultValue={shown[name] ?? ''}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
    );
  };
  return (
    <Panel title={words.editTitle(shown.name)}>
      <AdminForm intent="save" outcome={outcome} about={{ name: 'key', value: key }} isQuiet>
        <input type="hidden" name="version" value={version} />
        {input('name')}
        {shown.article !== undefined && (
          <SelectField
            name="article"
            label={words.fields.article}
            hint={words.articleHint}
            defaultValue={refused?.values?.article ?? shown.article}
          >
            {ARTICLES.map((article) => (
              <option key={article} value={article}>
                {words.articles[article]}
              </option>
            ))}
          </SelectField>
        )}
        {input('slug', words.slugHint)}
        <Field
          name="aliases"
          label={words.fields.aliases}
          hint={words.aliasesHint}
          outcome={refused}
          defaultValue={shown.aliases.join(', ')}
          autoComplete="off"
          spellCheck={false}
        />
        {input('h1', words.h1Hint)}
        <TextField name="p" label={words.fields.p} outcome={refused} defaultValue={shown.p} rows={3} />
        <TextField
          name="description"
          label={words.fields.description}
          hint={words.descriptionHint[kind]}
          outcome={refused}
          defaultValue={shown.description}
          rows={3}
        />
        {kind === 'platform' && link('serviceUrl', words.serviceUrlHint)}
        {kind === 'platform' && link('searchUrl', words.searchUrlHint)}
        <Field
          name="position"
          label={words.fields.position}
          type="number"
          outcome={refused}
          defaultValue={String(shown.position)}
        />
        <Checkbox
          name="isVisible"
          label={words.isVisible}
          isOn={refused ? refused.values?.isVisible === '1' : shown.isVisible}
        />
        <div className={styles.buttons}>
          {mayEdit && <Submit intent="save">{words.save}</Submit>}
          <Link className={buttonClass('quiet')} to={taxonomyPath(kind)}>
            {words.close}
          </Link>
        </div>
      </AdminForm>
    </Panel>
  );
}
