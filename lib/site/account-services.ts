/** Where the owner's accounts are looked up. Tests put servers of their own in these places. */
export const ACCOUNT_SERVICES = {
  github: 'https://api.github.com',
  contributions: 'https://github-contributions-api.jogruber.de',
}
