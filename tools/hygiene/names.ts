/** React Router asks for these names in every route. */
const OF_ROUTES =
  /^(?:loader|action|meta|links|headers|handle|middleware|clientLoader|clientAction|shouldRevalidate|ErrorBoundary|HydrateFallback)$/;
/** Its names are those of the tables; kysely-codegen writes it. */
const GENERATED = 'src/server/infra/tables.ts';
const DECLARED = /^export (?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;

/** Exported names that two files of `src` declare. A component may have the name of the API's document that it draws. */
export function findSharedNames(files: readonly { file: string; text: string }[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    if (!/^src\/.*(?<!\.test)\.tsx?$/.test(file) || file === GENERATED) continue;
    for (const [, name = ''] of text.matchAll(DECLARED)) owners.set(name, (owners.get(name) ?? new Set()).add(file));
  }
  return [...owners].flatMap(([name, declaring]) => {
    const places = [...declaring];
    const isDrawn = places.length === 2 && places.some(isComponent) && places.some(isContract);
    return places.length === 1 || OF_ROUTES.test(name) || isDrawn
      ? []
      : [`${name} is declared in ${places.join(' and ')}`];
  });
}

const isComponent = (file: string) => file.startsWith('src/processes/web/app/') && file.endsWith('.tsx');
const isContract = (file: string) => file.startsWith('src/shared/contract/');
