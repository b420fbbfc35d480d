import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, operations } from './operations.ts'

test('every group of endpoints belongs to one area, under its own noun', async () => {
  const declared = await declaredGroups()
  const listed = Object.values(areas).flatMap(({ nouns }) => Object.entries(nouns))
  expect(listed.map(([noun]) => noun).sort()).toEqual([...declared.keys()].sort())
  for (const [noun, group] of listed) expect(group).toBe(declared.get(noun))
})

test('every operation has a unique id: noun.key', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(id))).toEqual([])
})

test('two operations never share their method and path', () => {
  const calls = operations.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

/** The endpoints exported in this folder as `<noun>Endpoints`. */
async function declaredGroups(): Promise<Map<string, unknown>> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name),
  )
  const modules = await Promise.all(
    files.map((name) => import(join(import.meta.dirname, name)) as Promise<object>),
  )
  return new Map(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) =>
        name.endsWith('Endpoints') ? [[name.slice(0, -'Endpoints'.length), value as unknown]] : [],
      ),
    ) as [string, unknown][],
  )
}
