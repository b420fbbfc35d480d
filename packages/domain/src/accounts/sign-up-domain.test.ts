import { expect, test } from 'vitest'
import { domainOf, signUpDomainRefusal } from './sign-up-domain.ts'

test.each(['acme.fr', 'ateliers-morel.co.uk', 'mail.acme.fr', 'free.acme.fr', 'orangerie.fr'])(
  'people of %s may join their company',
  (domain) => expect(signUpDomainRefusal(domain)).toBeNull(),
)

test.each([
  'gmail.com',
  'GoogleMail.com',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'laposte.net',
  'sfr.fr',
  'outlook.com',
  'hotmail.fr',
  'live.be',
  'yahoo.co.uk',
  'icloud.com',
  'proton.me',
  'gmx.de',
  'fastmail.com',
  'nordnet.fr',
  'skynet.be',
  'sky.com',
  'comcast.net',
  't-online.de',
  '163.com',
  'yopmail.fr',
  'duck.com',
])('anyone can have an address of %s', (domain) =>
  expect(signUpDomainRefusal(domain)).toBe('SIGN_UP_DOMAIN_PUBLIC'),
)

test.each(['acme', '@acme.fr', 'acme .fr', 'a@b.fr', '', '.fr', 'acme.f'])(
  '« %s » is not a domain',
  (domain) => expect(signUpDomainRefusal(domain)).toBe('SIGN_UP_DOMAIN_INVALID'),
)

test('the domain of an address is what follows its last @', () => {
  expect(domainOf('Anne.Martin@Acme.FR')).toBe('acme.fr')
})
