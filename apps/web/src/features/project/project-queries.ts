import { keys } from '../../platform/query-keys.ts'
import type { projectsEndpoints, ProjectRow } from '@tacite/api/project-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { PlainSearch } from '../../platform/plain-search.ts'

type Endpoints = typeof projectsEndpoints
export type { ProjectRow }

export function projectsQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.projects('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/projects', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.projects('one', projectId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/projects/:projectId', {
        params: { projectId },
        signal,
      }),
  })
}

export type ProjectBody = BodyInputOf<Endpoints['create']>

export function saveProject(projectId: string | null, body: ProjectBody) {
  return projectId === null
    ? call<Endpoints['create']>('POST', '/administration/projects', { body })
    : call<Endpoints['update']>('PUT', '/administration/projects/:projectId', {
        params: { projectId },
        body,
      })
}

export function removeProject(projectId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/administration/projects/:projectId', {
    params: { projectId },
  })
}
