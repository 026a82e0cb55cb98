import { Metrics } from './metrics.service';
import { routeOf } from './route-of';

describe('Request times', () => {
  test('are a histogram as Prometheus reads it', async () => {
    const metrics = new Metrics();
    metrics.requests.add('GET', '/deals', 200, 0.0009);
    metrics.requests.add('GET', '/deals', 200, 0.3);
    metrics.requests.add('GET', '/deals', 200, 60);
    const text = await metrics.text();
    const labels = 'method="GET",route="/deals",status="200"';
    expect(text).toContain('# TYPE http_request_duration_seconds histogram');
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.001",${labels}} 1`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.5",${labels}} 2`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="10",${labels}} 2`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 3`);
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 3`);
  });

  test.each([
    ['/deals/17', 200, '/deals/:id'],
    ['/destinations/chobe?x=1', 304, '/destinations/:id'],
    ['/img/serengeti-640.avif', 200, '/img/*'],
    ['/made-up', 404, 'unmatched'],
    ['/', 200, '/'],
  ])('count %s with %i under %s', (url, status, route) => {
    expect(routeOf({ url } as never, status)).toBe(route);
  });
});
