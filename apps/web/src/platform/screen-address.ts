import { getRouteApi } from '@tanstack/react-router'

/**
 * The search parameters of a screen below /home, by the pattern of its route: a screen cannot import its route, which
 * imports the screen.
 * @param read the `validateSearch` of the route
 */
export function useScreenSearch<Search>(
  pattern: string,
  read: (search: Record<string, unknown>) => Search,
): Search {
  return read(getRouteApi(`/home/${pattern}`).useSearch())
}

/** @example const groupId = useScreenParam(patterns.group, 'groupId') */
export function useScreenParam<Pattern extends string>(
  pattern: Pattern,
  name: ParamOf<Pattern>,
): string {
  const params = getRouteApi(`/home/${pattern}`).useParams() as Record<string, string>
  return params[name]!
}

type ParamOf<Pattern> = Pattern extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamOf<After>
    : Rest
  : never
