const chw = (number: number, name: string, role: 'promotora' | 'promotor') => ({
  id: `chw${number}`,
  group: 'chws',
  name: { value: name, sample: true },
  role,
});
const leader = (id: 'director' | 'coordinator', name: string) => ({
  id,
  group: 'leaders',
  name: { value: name, sample: true },
  role: id,
  biography: id,
});
const biography = {
  en: '{{name}} stands for somebody.',
  es: '{{name}} representa a alguien.',
  sample: true,
};

/** People for tests, so that none fails when the organization names its own: see `givenFacts.ts`. */
export const givenPeople = [
  leader('director', 'Ana Ejemplo'),
  leader('coordinator', 'Luis Muestra'),
  chw(1, 'Rosa Muestra', 'promotora'),
  chw(2, 'Diego Ejemplo', 'promotor'),
  chw(3, 'Elena Modelo', 'promotora'),
  chw(4, 'Marta Prueba', 'promotora'),
  chw(5, 'Clara Ejemplo', 'promotora'),
  chw(6, 'Hugo Muestra', 'promotor'),
  chw(7, 'Irene Modelo', 'promotora'),
  chw(8, 'Paula Prueba', 'promotora'),
];

/** A portrait for everybody, so that no test fails when somebody leaves along with theirs. */
export const givenPictures = {
  pictureOf: () => ({ src: 'data:image/svg+xml,<svg/>', width: 320, height: 360 }),
};

export const givenBiographies = { director: biography, coordinator: biography };
