import type { Refused } from '@tacite/domain/refusal.ts'
import { fileRefused, type ParserRefusalCode } from './parser-refusal.ts'

/** How a process ended before its reply; `unavailable` is not the file's fault. */
export type ParserDeath = DeathByFile | 'unavailable'

type DeathByFile = 'timeout' | 'memory' | 'exit' | 'output'

/** No process can run, which is not the file's fault: retry. */
export class ParserUnavailable extends Error {}

/** The process died of a file, or beside it. */
export class ParserDied extends Error {
  readonly death: DeathByFile

  constructor(death: DeathByFile, reason: string) {
    super(reason)
    this.death = death
  }
}

/** What a file is refused with that a parser died of. */
export function refusalOfDeath({ death, message }: ParserDied): Refused {
  return fileRefused(CODE_OF_DEATH[death], undefined, message)
}

const CODE_OF_DEATH: Record<DeathByFile, ParserRefusalCode> = {
  timeout: 'FILE_TOO_COMPLEX',
  memory: 'FILE_TOO_COMPLEX',
  output: 'FILE_TOO_COMPLEX',
  exit: 'FILE_UNREADABLE',
}
