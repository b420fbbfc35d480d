import type { TestProject } from 'vitest/node'
import { startTestServer } from '../platform/database/testing/test-server.ts'
import { prepareReadyCompanies } from './ready/prepare-ready-companies.ts'

/** The database server of a run, with the templates that tests clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  try {
    project.provide('testServer', server)
    project.provide('ready', await prepareReadyCompanies(server))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
