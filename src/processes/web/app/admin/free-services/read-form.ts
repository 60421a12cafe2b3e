type ReadField = (name: string) => string;

export const readDatedForm = (field: ReadField) => ({
  ...{ source: field('source'), checkedOn: field('checkedOn'), expiresOn: field('expiresOn') },
});
