import { expect, test } from 'vitest'
import { passkeyAddress } from './passkey-address.ts'
import { passkeyNotice } from './passkey-notice.ts'

const of = (publicUrl: string) => passkeyAddress({ publicUrl })

test('passkeys belong to the name of the public address, with its port in the origin', () => {
  expect(of('https://contrats.exemple.fr')).toEqual({
    rpId: 'contrats.exemple.fr',
    origin: 'https://contrats.exemple.fr',
  })
  expect(of('https://contrats.exemple.fr:8443/tacite')).toEqual({
    rpId: 'contrats.exemple.fr',
    origin: 'https://contrats.exemple.fr:8443',
  })
})

test('on this machine they belong to localhost, however its address is written', () => {
  const here = { rpId: 'localhost', origin: 'http://localhost:3000' }
  for (const host of ['localhost', '127.0.0.1', '127.8.0.1', '[::1]'])
    expect(of(`http://${host}:3000`)).toEqual(here)
})

test('elsewhere an IP address or a plain connection cannot carry them', () => {
  for (const address of ['http://192.0.2.7', 'https://192.0.2.7', 'https://[2001:db8::1]'])
    expect(of(address)).toBe('PASSKEYS_NEED_NAME')
  expect(of('http://contrats.exemple.fr')).toBe('PASSKEYS_NEED_HTTPS')
})

test('the start says why passkeys are off, or where they work', () => {
  const notice = (publicUrl: string) => passkeyNotice({ publicUrl })
  expect(notice('https://contrats.exemple.fr')).toBeNull()
  expect(notice('http://localhost:3000')).toBeNull()
  expect(notice('http://127.0.0.1:3000')).toMatch(/^Passkeys work at http:\/\/localhost:3000:/)
  expect(notice('https://192.0.2.7')).toMatch(/^Passkeys are off: .* IP address/)
  expect(notice('http://contrats.exemple.fr')).toMatch(/^Passkeys are off: .* https/)
})
