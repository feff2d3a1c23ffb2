import { words } from './words.ts';

/** The counties served, with their FIPS codes. The caption and the map's text name them too. */
export const counties = [
  { name: 'Buncombe', fips: '37021' },
  { name: 'Haywood', fips: '37087' },
  { name: 'Henderson', fips: '37089' },
  { name: 'Madison', fips: '37115' },
  { name: 'Yancey', fips: '37199' },
] as const;

export const serviceAreaWords = words({
  title: { en: 'Our service area', es: 'Nuestra área de servicio' },
  caption: {
    en: 'We serve Buncombe, Haywood, Henderson, Madison and Yancey counties.',
    es: 'Servimos en los condados de Buncombe, Haywood, Henderson, Madison y Yancey.',
  },
  alt: {
    en: 'Map of Western North Carolina. The counties we serve are in color: Buncombe, Haywood, Henderson, Madison and Yancey.',
    es: 'Mapa del oeste de Carolina del Norte. En color, los condados donde servimos: Buncombe, Haywood, Henderson, Madison y Yancey.',
  },
  legendServed: { en: 'Counties we serve', es: 'Condados donde servimos' },
  legendOther: { en: 'Other counties', es: 'Otros condados' },
  county: { en: '{{county}} County', es: 'Condado de {{county}}' },
  /** For search engines, since other states have counties with the same names. */
  countyInState: {
    en: '{{county}} County, North Carolina',
    es: 'Condado de {{county}}, Carolina del Norte',
  },
});
