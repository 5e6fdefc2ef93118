/** Placeholder for owners without a portrait: a silhouette in the theme's colours. Decorative. */
export function NeutralPortrait({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 88 96" aria-hidden="true">
      <rect width="88" height="96" fill="var(--color-accent-soft)" />
      <circle cx="44" cy="38" r="17" fill="var(--color-mark)" />
      <path d="M8 96c0-22 15-35 36-35s36 13 36 35Z" fill="var(--color-mark)" />
    </svg>
  )
}
