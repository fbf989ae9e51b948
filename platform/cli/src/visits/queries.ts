/** The share of good Web Vitals, and errors per visit, of the canary and of the site; alerts and the dashboard ask the same. */
export const canaryQueries = {
  errors:
    'sum by (release) (increase(browser_errors_total{release!=""}[1h])) / sum by (release) (increase(browser_visits_total{release!=""}[1h]))',
  vitals:
    'sum by (release, name) (increase(browser_vitals_total{release!="",rating="good"}[1h])) / sum by (release, name) (increase(browser_vitals_total{release!=""}[1h]))',
};
