import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { listedRefusal, MAX_LIST_CHARACTERS, readInvitationList } from './invitation-list.ts'

const read = (text: string) =>
  readInvitationList(text).people.map(
    ({ line, firstName, lastName, email }) => `${line} ${firstName}|${lastName}|${email}`,
  )

test.each([
  ['addresses on their lines', 'a@x.fr\n\nb@x.fr\n', ['1 ||a@x.fr', '3 ||b@x.fr']],
  ['addresses between commas', 'a@x.fr, b@x.fr,c@x.fr', ['1 ||a@x.fr', '1 ||b@x.fr', '1 ||c@x.fr']],
  ['addresses between semicolons', 'a@x.fr; b@x.fr;', ['1 ||a@x.fr', '1 ||b@x.fr']],
  [
    'what a mail program copies',
    'Anne Martin <a@x.fr>; <b@x.fr>',
    ['1 Anne|Martin|a@x.fr', '1 ||b@x.fr'],
  ],
  [
    'names with commas, as Outlook writes them',
    'Dupont, Jean <jean@x.fr>; "Le Gall, Anne" <anne@x.fr>',
    ['1 Jean|Dupont|jean@x.fr', '1 Anne|Le Gall|anne@x.fr'],
  ],
  [
    'commas between such people too',
    'Dupont, Jean <jean@x.fr>, Le Gall, Anne <anne@x.fr>',
    ['1 Jean|Dupont|jean@x.fr', '1 Anne|Le Gall|anne@x.fr'],
  ],
  ['one such person', 'Dupont, Jean <jean@x.fr>', ['1 Jean|Dupont|jean@x.fr']],
  ['surnames in capitals', 'LE GALL Anne <anne@x.fr>', ['1 Anne|LE GALL|anne@x.fr']],
  ['an address as its name', '"a@x.fr" <a@x.fr>', ['1 ||a@x.fr']],
  ['a mistake among addresses', 'a@x.fr; oups; b@x.fr', ['1 ||a@x.fr', '1 ||oups', '1 ||b@x.fr']],
  [
    'three columns',
    'Anne;Martin;a@x.fr\r\nLéa;Le Gall;b@x.fr',
    ['1 Anne|Martin|a@x.fr', '2 Léa|Le Gall|b@x.fr'],
  ],
  ['commas', 'Anne,Martin,a@x.fr', ['1 Anne|Martin|a@x.fr']],
  ['tabs', 'Anne\tMartin\ta@x.fr', ['1 Anne|Martin|a@x.fr']],
  [
    'each line in its own way',
    'Anne\tMartin\ta@x.fr\nLéa;Roy;b@x.fr\nÉric,Blanc,c@x.fr\nd@x.fr',
    ['1 Anne|Martin|a@x.fr', '2 Léa|Roy|b@x.fr', '3 Éric|Blanc|c@x.fr', '4 ||d@x.fr'],
  ],
  [
    'a header in another order',
    '\uFEFFE-mail;Nom;Prénom\na@x.fr;Martin;Anne',
    ['2 Anne|Martin|a@x.fr'],
  ],
  ['a header of addresses alone', 'Adresse\na@x.fr', ['2 ||a@x.fr']],
  [
    'other lines under a header',
    'Prénom;Nom;E-mail\na@x.fr\nDupont, Jean <jean@x.fr>\nLéa\tRoy\tb@x.fr\nc@x.fr, d@x.fr',
    ['2 ||a@x.fr', '3 Jean|Dupont|jean@x.fr', '4 Léa|Roy|b@x.fr', '5 ||c@x.fr', '5 ||d@x.fr'],
  ],
  [
    'several addresses under a header of one column',
    'E-mail\na@x.fr;b@x.fr',
    ['2 ||a@x.fr', '2 ||b@x.fr'],
  ],
  [
    'Spanish headers',
    'NOMBRE;APELLIDOS;CORREO ELECTRÓNICO\nAna;García López;a@x.es',
    ['2 Ana|García López|a@x.es'],
  ],
  [
    'English headers and the export of an address book',
    'First Name,Last Name,E-mail Address,Address\nAnn,Lee,a@x.uk,1 High Street',
    ['2 Ann|Lee|a@x.uk'],
  ],
  [
    'one column of names',
    'Nom;E-mail\nJean Dupont;a@x.fr\nRoy;b@x.fr',
    ['2 Jean|Dupont|a@x.fr', '3 |Roy|b@x.fr'],
  ],
  [
    'a header that does not name the addresses',
    'Nom;Prénom;Contact\nRoy;Léa;a@x.fr',
    ['2 Léa|Roy|a@x.fr'],
  ],
  [
    'quoted cells',
    '"Anne ""Nan""";"Martin; née Roy";a@x.fr',
    ['1 Anne "Nan"|Martin; née Roy|a@x.fr'],
  ],
  [
    'a quoted line end',
    '"Anne";"Mar\ntin";a@x.fr\nLéa;Roy;b@x.fr',
    ['1 Anne|Mar\ntin|a@x.fr', '3 Léa|Roy|b@x.fr'],
  ],
  ['a row without an address', 'Anne;Martin;anne', ['1 Anne|Martin|anne']],
  ['a row of a table without an address', 'Nom;E-mail\nRoy;\nLee;x', ['2 |Roy|', '3 |Lee|x']],
  ['nothing', ' \n', []],
])('reads %s', (_, text, people) => {
  expect(read(text)).toEqual(people)
})

test('reads a role and several columns of groups, and says which columns it does not read', () => {
  const { people, columns } = readInvitationList(
    'E-mail;Rôle;Téléphone;Service;Groupe\na@x.fr;Lecteur;01;Achats;"Ventes; Export"\nb@x.fr;;;;',
  )
  expect(people.map(({ role, groups }) => [role, groups])).toEqual([
    ['Lecteur', ['Achats', 'Ventes; Export']],
    ['', []],
  ])
  expect(columns.map(({ name, meaning }) => [name, meaning])).toEqual([
    ['E-mail', 'email'],
    ['Rôle', 'role'],
    ['Téléphone', null],
    ['Service', 'groups'],
    ['Groupe', 'groups'],
  ])
})

// Whatever the mixture of separators, nobody is lost and nobody is made up.
test('every address of a list is read once, in order', () => {
  const way = record({ of: integer({ min: 0, max: 5 }), end: constantFrom('\n', '\r\n', '\r') })
  const ways = [
    (email: string) => email,
    (email: string) => `Anne;Martin;${email}`,
    (email: string) => `Anne\tMartin\t${email}`,
    (email: string) => `Martin, Anne <${email}>`,
    (email: string) => `"Martin";"Anne, dite ""Nan""";${email}`,
    (email: string) => `${email};`,
  ]
  assert(
    property(constantFrom('', 'Prénom;Nom;E-mail\n'), array(way), (header, lines) => {
      const emails = lines.map((_, index) => `p${index}@x.fr`)
      const text = lines.map(({ of, end }, index) => `${ways[of]!(emails[index]!)}${end}`).join('')
      expect(readInvitationList(`${header}${text}`).people.map(({ email }) => email)).toEqual(
        emails,
      )
    }),
  )
})

test('detects an invalid address and a duplicate', () => {
  const { people } = readInvitationList('a@x.fr\nA@X.FR\nnon')
  const refusals = people.map((person) => listedRefusal(person, new Set(['b@x.fr'])))
  expect(refusals).toEqual([null, null, 'INVITATION_EMAILS_INVALID'])
  expect(listedRefusal(people[1]!, new Set(['a@x.fr']))).toBe('INVITATION_TWICE')
})

const LONG = MAX_LIST_CHARACTERS / 8

test.each([
  ['spaces', ' '.repeat(LONG)],
  ['spaces inside a name', `a${' '.repeat(LONG)}b <a@x.fr>`],
  ['commas without an address', 'a,'.repeat(LONG)],
  ['colons in a header', `${':'.repeat(LONG)}x;e-mail\na;a@x.fr`],
])(
  '%s by the hundred thousand are read at once, since every other request waits meanwhile',
  (_, text) => {
    expect(() => readInvitationList(text)).not.toThrow()
  },
)
