import { expect, test } from 'vitest'
import { watchSecrets } from './secret-watch.ts'

const TOKEN = 'aB3_'.repeat(10) + 'x-9'

test('a token that was sent, right or wrong, is found wherever it stands', () => {
  const watch = watchSecrets()
  watch.sent({ token: TOKEN }, false)
  expect(() => watch.checkAnswer('GET /me', `{"link":"/auth/reset#${TOKEN}"}`)).toThrow('GET /me')
  expect(() => watch.checkAnswer('GET /me', `{"id":"_-${TOKEN}z"}`)).toThrow(TOKEN)
  expect(() => watch.checkAnswer('GET /me', `{"id":"${TOKEN.slice(1)}"}`)).not.toThrow()
})

test('a cookie and an accepted password are found; a refused one may be any word', () => {
  const watch = watchSecrets()
  watch.issued(TOKEN)
  watch.sent({ password: 'password' }, false)
  watch.sent({ password: '' }, true)
  watch.sent({ password: 'une phrase courte', currentPassword: 'une autre' }, true)
  expect(() => watch.checkAnswer('GET /me', '{"password":null}')).not.toThrow()
  for (const secret of [TOKEN, 'une phrase courte', 'une autre'])
    expect(() => watch.checkAnswer('GET /me', `{"name":"${secret}"}`)).toThrow(secret)
})

test('a mail may hold its link, and nothing else', () => {
  const watch = watchSecrets()
  watch.sent({ token: TOKEN, password: 'une phrase courte' }, true)
  expect(() => watch.checkMail(`https://exemple.test/auth/reset#${TOKEN}`)).not.toThrow()
  expect(() => watch.checkMail('Votre mot de passe : une phrase courte')).toThrow('A mail')
  watch.issued(TOKEN)
  expect(() => watch.checkMail(`https://exemple.test/auth/reset#${TOKEN}`)).toThrow('A mail')
})

test('a line of the log holds none, even one that became known after it', () => {
  const watch = watchSecrets()
  const lines = ['{"event":"start"}', `{"event":"request.failed","url":"/auth/reset#${TOKEN}"}`]
  expect(() => watch.checkLog(lines)).not.toThrow()
  watch.sent({ token: TOKEN }, false)
  expect(() => watch.checkLog(lines)).toThrow('The log holds a secret')
})
