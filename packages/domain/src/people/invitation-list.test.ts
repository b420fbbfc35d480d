import { expect, test } from 'vitest'
import { listedRefusal, readInvitationList } from './invitation-list.ts'

const read = (text: string) =>
  readInvitationList(text).map(
    ({ line, firstName, lastName, email }) => `${line} ${firstName}|${lastName}|${email}`,
  )

test.each([
  ['addresses on their lines', 'a@x.fr\n\nb@x.fr\n', ['1 ||a@x.fr', '3 ||b@x.fr']],
  ['addresses on one line', 'a@x.fr, b@x.fr,c@x.fr', ['1 ||a@x.fr', '1 ||b@x.fr', '1 ||c@x.fr']],
  [
    'what a mail program copies',
    'Anne Martin <a@x.fr>; <b@x.fr>',
    ['1 Anne|Martin|a@x.fr', '1 ||b@x.fr'],
  ],
  [
    'three columns',
    'Anne;Martin;a@x.fr\r\nLéa;Le Gall;b@x.fr',
    ['1 Anne|Martin|a@x.fr', '2 Léa|Le Gall|b@x.fr'],
  ],
  ['commas', 'Anne,Martin,a@x.fr', ['1 Anne|Martin|a@x.fr']],
  ['tabs', 'Anne\tMartin\ta@x.fr', ['1 Anne|Martin|a@x.fr']],
  [
    'a header in another order',
    '\uFEFFE-mail;Nom;Prénom\na@x.fr;Martin;Anne',
    ['2 Anne|Martin|a@x.fr'],
  ],
  ['a header of addresses alone', 'Adresse\na@x.fr', ['2 ||a@x.fr']],
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
  ['nothing', ' \n', []],
])('reads %s', (_, text, people) => {
  expect(read(text)).toEqual(people)
})

test('detects an invalid address and a duplicate', () => {
  const [right, wrong] = readInvitationList('a@x.fr\nA@X.FR\nnon').map((person) =>
    listedRefusal(person, new Set(['b@x.fr'])),
  )
  expect([right, wrong]).toEqual([null, null])
  const [person] = readInvitationList('A@X.FR')
  expect(listedRefusal(person!, new Set(['a@x.fr']))).toBe('INVITATION_TWICE')
  expect(listedRefusal({ ...person!, email: 'non' }, new Set())).toBe('INVITATION_EMAILS_INVALID')
})
