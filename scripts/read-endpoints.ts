import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@tacite/api/endpoint.ts'

const folder = join(import.meta.dirname, '../packages/api/src')

/** Every endpoint that `packages/api` declares, by path and method. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('-endpoints.ts'))
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  )
  const endpoints = modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, group]) =>
      name.endsWith('Endpoints') ? Object.values(group as Record<string, Endpoint>) : [],
    ),
  )
  return endpoints.sort((a, b) => compareKeys(`${a.path} ${a.method}`, `${b.path} ${b.method}`))
}

function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
