// node ops/make-dashboard.mjs > ops/grafana-dashboard.json
// The dashboard as a list of rows that a person can read and change; Grafana's own form is made from it.
const ROWS = [
  [
    'Promises',
    [
      [
        'Oldest mail that waits (s)',
        's',
        ['max(safari_outbox_oldest_seconds) by (kind)', '{{kind}}'],
      ],
      [
        'Mails waiting and given up',
        'short',
        ['max(safari_outbox_messages) by (state)', '{{state}}'],
      ],
      ['Quote requests still new', 'short', ['max(safari_quote_requests) by (age)', '{{age}}']],
      [
        'Dependencies (1 = answers)',
        'short',
        ['min(safari_dependency_up) by (dependency)', '{{dependency}}'],
      ],
    ],
  ],
  [
    'Visitors',
    [
      [
        'Requests a second by status',
        'reqps',
        ['sum(rate(http_request_duration_seconds_count[1m])) by (status)', '{{status}}'],
      ],
      [
        'Requests a second by route',
        'reqps',
        ['topk(12, sum(rate(http_request_duration_seconds_count[1m])) by (route))', '{{route}}'],
      ],
      [
        'Time to answer',
        's',
        [
          'histogram_quantile(0.5, sum(rate(http_request_duration_seconds_bucket[5m])) by (le))',
          'p50',
        ],
        [
          'histogram_quantile(0.99, sum(rate(http_request_duration_seconds_bucket[5m])) by (le))',
          'p99',
        ],
      ],
      [
        'Pages and calls by how they came about',
        'reqps',
        ['sum(rate(safari_page_answers_total[1m])) by (how)', '{{how}}'],
      ],
    ],
  ],
  [
    'Work behind the scenes',
    [
      [
        'Jobs waiting',
        'short',
        ['max(safari_queue_waiting_jobs) by (queue)', '{{queue}} waiting'],
        ['max(safari_queue_active_jobs) by (queue)', '{{queue}} active'],
      ],
      [
        'Age of the next job (s)',
        's',
        ['max(safari_queue_oldest_seconds) by (queue)', '{{queue}}'],
      ],
      [
        'Mails a minute',
        'short',
        ['60 * sum(rate(safari_mails_total[5m])) by (kind, result)', '{{kind}} {{result}}'],
      ],
      [
        'Exports an hour',
        'short',
        ['3600 * sum(rate(safari_exports_total[1h])) by (result)', '{{result}}'],
      ],
    ],
  ],
  [
    'Processes',
    [
      [
        'Event-loop lag, p99 (s)',
        's',
        ['nodejs_eventloop_lag_p99_seconds', '{{job}} {{instance}}'],
      ],
      ['Memory', 'bytes', ['process_resident_memory_bytes', '{{job}} {{instance}}']],
      [
        'Database connections',
        'short',
        ['sum(safari_database_connections) by (job, state)', '{{job}} {{state}}'],
      ],
      ['Administrators signed in', 'short', ['max(safari_sessions)', 'sessions']],
    ],
  ],
];

let y = 0;
const panels = ROWS.flatMap(([title, charts]) => {
  const row = {
    type: 'row',
    title,
    collapsed: false,
    panels: [],
    gridPos: { h: 1, w: 24, x: 0, y },
  };
  const below = charts.map(([name, unit, ...queries], at) => ({
    type: 'timeseries',
    title: name,
    datasource: { type: 'prometheus', uid: '${datasource}' },
    gridPos: { h: 8, w: 6, x: at * 6, y: y + 1 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: queries.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index),
      expr,
      legendFormat,
    })),
  }));
  y += 9;
  return [row, ...below];
});

const datasource = {
  name: 'datasource',
  type: 'datasource',
  query: 'prometheus',
  label: 'Prometheus',
};
const dashboard = {
  uid: 'safari-flash-deals',
  title: 'Safari Flash Deals',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: { list: [datasource] },
  panels: panels.map((panel, at) => ({ id: at + 1, ...panel })),
};
console.log(JSON.stringify(dashboard, null, 2));
