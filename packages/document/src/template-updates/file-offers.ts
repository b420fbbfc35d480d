import type { OfferStanding } from './part-offers.ts'

/** A file of a template, or an annex of a contract: recognised by what it holds. */
export interface ComparedFile {
  id: string
  name: string
  sha256: string
}

/** A file that a newer version of a template brings, or no longer has. */
export interface FileOffer {
  id: string
  kind: 'added' | 'removed'
  name: string
  standing: OfferStanding
}

/** The annexes of a contract beside the files of two versions of its template. */
export interface FileUpdate {
  base: readonly ComparedFile[]
  newer: readonly ComparedFile[]
  contract: readonly ComparedFile[]
}

/**
 * What a newer version of a template changed among its files, as it concerns one contract. A file that the contract has
 * already is not offered; one that the template gave up is offered to go only where the contract kept it as it was.
 */
export function fileOffers({ base, newer, contract }: FileUpdate): FileOffer[] {
  const holds = (files: readonly ComparedFile[], { sha256 }: ComparedFile) =>
    files.some((file) => file.sha256 === sha256)
  const added = newer.filter((file) => !holds(base, file) && !holds(contract, file))
  const removed = base.filter((file) => !holds(newer, file) && annexOf(contract, file) !== null)
  return [
    ...added.map(({ id, name }) => offer('added', id, name)),
    ...removed.map(({ id, name }) => offer('removed', id, name)),
  ]
}

/** The annex that a file became and still is, under its name; null: the contract does not have it, or changed it. */
export function annexOf(
  contract: readonly ComparedFile[],
  { name, sha256 }: ComparedFile,
): string | null {
  return contract.find((file) => file.sha256 === sha256 && file.name === name)?.id ?? null
}

function offer(kind: FileOffer['kind'], fileId: string, name: string): FileOffer {
  return { id: `file.${kind}.${fileId}`, kind, name, standing: 'asBefore' }
}
