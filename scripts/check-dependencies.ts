import { join } from 'node:path'
import { findBanned } from './dependencies/banned-packages.ts'
import { readLock } from './dependencies/lock.ts'

/** Fails when the lock file has a package of the banned list. */
const problems = findBanned(readLock(join(import.meta.dirname, '..')))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
