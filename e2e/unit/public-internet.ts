import dns from 'node:dns'
import net, { type LookupFunction } from 'node:net'

type Options = net.TcpNetConnectOpts & { lookup?: LookupFunction }

/**
 * A fake public internet for unit tests: names resolve to the given addresses, and connections to addresses outside
 * of 127.0.0.0/8 go to a local server. The code under test checks addresses before that.
 * @param names the addresses of each name; all other names fail to resolve
 * @returns the addresses that were connected to
 */
export function fakePublicInternet(port: number, names: Record<string, string[]> = {}): string[] {
  const connected: string[] = []
  const connect = net.connect.bind(net) as (options: Options) => net.Socket
  const resolve = (name: string, _options: unknown, callback: (...found: unknown[]) => void) => {
    const found = names[name.replace(/\.$/, '')]
    if (!found) return callback(Object.assign(new Error(`ENOTFOUND ${name}`), { code: 'ENOTFOUND' }))
    callback(
      null,
      found.map((address) => ({ address, family: net.isIP(address) })),
    )
  }
  jest.spyOn(dns, 'lookup').mockImplementation(resolve as unknown as typeof dns.lookup)
  jest.spyOn(net, 'connect').mockImplementation(((options: Options) => {
    const host = options.host ?? ''
    if (host.startsWith('127.')) return connect(options)
    if (net.isIP(host)) {
      connected.push(host)
      return connect({ ...options, host: '127.0.0.1', port })
    }
    const lookup: LookupFunction = (name, how, callback) =>
      options.lookup?.(name, { ...how, all: true }, (error, addresses) => {
        if (error || typeof addresses === 'string') return callback(error, '')
        connected.push(addresses[0]?.address ?? '')
        if (how.all) callback(null, [{ address: '127.0.0.1', family: 4 }])
        else callback(null, '127.0.0.1', 4)
      })
    return connect({ ...options, port, lookup })
  }) as typeof net.connect)
  return connected
}
