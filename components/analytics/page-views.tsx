type PageViewsProps = { names: string[]; asUserEvent?: boolean }

/** Marks a page with the names under which Google Analytics is told of its view (SPEC §2), as a user event too if asked. */
export function PageViews({ names, asUserEvent = false }: PageViewsProps) {
  return <span hidden data-views={names.join('\n')} data-user-event={asUserEvent ? '' : undefined} />
}
