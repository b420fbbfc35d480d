// To be run after `npm install`: node bin/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, findMissingSiblings } from './lock-siblings.mjs'
import { root } from './places.mjs'
import { say } from './say.mjs'

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = findMissingSiblings(lock)
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
say(`package-lock.json: ${missing.length} packages for other platforms added.`)
