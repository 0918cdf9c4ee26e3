import { expect, test } from 'vitest';
import { readPostcodes } from './gazetteer.ts';
import { readGeonames, writePostcodes } from './import-geonames.ts';

const country = [
  'BE\t8500\tKortrijk\tVlaanderen\tVLG\tWest-Vlaanderen\tVWV\tKortrijk\t34\t50.82803\t3.26487\t6',
  'BE\t1000\tBruxelles\tBruxelles-Capitale\tBRU\t\t\t\t21\t50.8466\t4.3528\t4',
  'BE\t8500\tKortrijk\tVlaanderen\tVLG\tWest-Vlaanderen\tVWV\tKortrijk\t34\t50.82803\t3.26487\t6',
  'BE\t9999\tNergens\t\t\t\t\t\t\t0\t0\t1',
  'een regel die niets zegt',
].join('\r\n');

test('a country file of GeoNames becomes the file of the project and is read back', () => {
  const csv = writePostcodes(readGeonames(country), 'Bron.');
  expect(csv.split('\n')).toEqual([
    '# Belgian postcodes: postcode;name;latitude;longitude. Bron.',
    '1000;Bruxelles;50.8466;4.3528',
    '8500;Kortrijk;50.8280;3.2649',
    '',
  ]);
  expect(readPostcodes(csv)).toEqual([
    { postalCode: '1000', name: 'Bruxelles', point: { latitude: 50.8466, longitude: 4.3528 } },
    { postalCode: '8500', name: 'Kortrijk', point: { latitude: 50.828, longitude: 3.2649 } },
  ]);
});
