import type { TestProject } from 'vitest/node'
import { generateSchema } from '../../apps/server/src/platform/database/generate-schema.ts'
import { setup } from '../../apps/server/src/platform/database/testing/global-setup.ts'
import { cloneTemplate } from '../../apps/server/src/platform/database/testing/template-database.ts'
import type { TestServer } from '../../apps/server/src/platform/database/testing/template-database.ts'
import type { GeneratedFile } from '../generated-file.ts'

/** The types of the tables, from a database that all migrations have made. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'apps/server/src/platform/database/generated/schema.ts', render: renderSchema }]
}

/** On the tests' server, in a database of its own: a test run may go on beside. */
async function renderSchema(): Promise<string> {
  const servers: TestServer[] = []
  const close = await setup({
    provide: (_: string, server: TestServer) => servers.push(server),
  } as unknown as TestProject)
  try {
    const [server] = servers
    if (!server) throw new Error('The tests’ database server did not start')
    const database = await cloneTemplate(server, 'schema')
    return await generateSchema({ ...server.address, user: 'tacite', database })
  } finally {
    await close()
  }
}
